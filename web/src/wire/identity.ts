// Whose requests these are. The live connection follows when that changes.

class Identity {
  secret: string | null = null;
  /** Ask the server whether it still knows the secret; one that it does not know is let go. */
  verify: () => Promise<void> = () => Promise.resolve();
  private followers = new Set<() => void>();

  become(secret: string | null): void {
    if (secret === this.secret) return;
    this.secret = secret;
    for (const follower of this.followers) follower();
  }

  follow(follower: () => void): void {
    this.followers.add(follower);
  }
}

export const identity = new Identity();
