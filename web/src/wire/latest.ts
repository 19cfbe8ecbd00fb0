// Of questions that overtake one another only the last is answered: what a slow network brings late is not heard.

export class Latest {
  private asked = 0;

  /** A question is asked; what is returned says later whether it is still the last. */
  ask(): () => boolean {
    const mine = ++this.asked;
    return () => mine === this.asked;
  }
}
