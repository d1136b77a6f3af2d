/** A post as it is written: its id and its place come from the list it stands in. */
export interface Story {
  slug: string;
  name: string;
  date: string;
  html: string;
  isLive?: false;
}
