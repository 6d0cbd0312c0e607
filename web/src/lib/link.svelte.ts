/** The link to a table, to be copied and sent. */
export class Link {
  /** Whether it has just been copied. */
  copied = $state(false);

  constructor(private readonly table: string) {}

  get address(): string {
    return `${location.origin}/t/${this.table}`;
  }

  /** Copies it; false where that is forbidden, as it is without https. */
  async copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(this.address);
    } catch {
      return false;
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), 2_500);
    return true;
  }
}
