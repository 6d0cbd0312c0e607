// What the addresses of Lantern answer, and what is seen of them before they are opened.
import assert from 'node:assert/strict';
import { PHONE, house, shot } from './lantern.mjs';

const scene = house();

scene('an address without a page says so, and so does its answer', async (here) => {
  const page = await here.person();
  for (const path of ['/nowhere', '/play/go', '/t/nobody-here']) {
    const answer = await page.goto(path);
    assert.equal(answer.status(), 404, path);
    await page.locator('h1').waitFor();
    await page.locator('main a[href="/"]').waitFor();
  }
});

scene('the pictures of the games are fetched once they are in sight', async (here) => {
  for (const options of [{ dark: true }, { screen: PHONE, touch: true }]) {
    const page = await here.person(options);
    const fetched = [];
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await page.locator('[data-play="freedom"]').waitFor();
    assert.deepEqual(fetched, [], 'a picture nobody sees is fetched');
    await page.locator('#pictures').scrollIntoViewIfNeeded();
    await page.locator('section img').nth(2).waitFor();
    for (const picture of await page.locator('section img').all()) {
      await picture.evaluate((image) => image.decode());
    }
    assert.equal(fetched.length, 3);
    await page.locator('section img').last().scrollIntoViewIfNeeded();
    await shot(page, `home-pictures-${options.dark ? 'dark' : 'phone'}`);
  }
});

scene('a link shows a picture that is there', async (here) => {
  for (const path of ['/', '/play/freedom', '/play/africa1880', '/play/rebellion1775']) {
    const page = await (await fetch(here.lantern.url + path)).text();
    const picture = /og:image" content="([^"]+)"/.exec(page)?.[1];
    assert.ok(picture, `${path} has no picture`);
    const answer = await fetch(picture);
    assert.equal(answer.headers.get('content-type'), 'image/jpeg');
    assert.match(page, /og:title" content="[^"]+"/);
  }
});
