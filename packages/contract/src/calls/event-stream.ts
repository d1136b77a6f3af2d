/** The answer of a call that goes on: server-sent events, each with JSON as its data. */
export interface EventStream<Event> {
  /**
   * Begins to send. `lastId` is the id of the last event that the caller had before the connection broke; null: this is the first.
   * Returns a function that ends it.
   */
  open(to: EventSink<Event>, lastId: string | null): () => void;
}

export interface EventSink<Event> {
  /** The id, if there is one, comes back as `lastId`. */
  send(event: Event, id?: string): void;
  /** There is no more to come. */
  end(): void;
}
