const LIST = '/downloads/model-list/harrier-simplex';
/** A thread that has made a few holds the most that it will. */
const LISTS = { xlsx: 5, pdf: 3 };

/** Asks for documents that are made anew, one after the other, as a thread of the server makes them. */
export async function makeDocuments(address: string): Promise<void> {
  for (const [format, times] of Object.entries(LISTS))
    for (let time = 0; time < times; time++) {
      const headers = { 'x-forwarded-for': `10.255.${format.length}.${time}` };
      const answer = await fetch(`${address}${LIST}.${format}?options=${time}`, { headers });
      if (!answer.ok) throw new Error(`A ${format} answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
}
