// The engine as a program talks to it: a question is a line, and so is the answer.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BINARY =
  process.env.LANTERN ?? fileURLToPath(new URL('../../target/debug/lantern', import.meta.url));

export class Engine {
  #child = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  /** Asks, and answers what is said; a refusal or a fault is an error with the engine's sentence. */
  async ask(message) {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('the engine has ended');
    const { ok, error } = JSON.parse(value);
    if (error) throw new Error(`${JSON.stringify(message)}: ${error.what}`);
    return ok;
  }

  end() {
    this.#child.stdin.end();
  }
}
