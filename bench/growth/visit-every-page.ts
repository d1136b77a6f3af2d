/** Asks for every page the sitemap names, one after the other. */
export async function visitEveryPage(address: string): Promise<void> {
  const pages = await (await fetch(`${address}/sitemap.xml`)).text();
  for (const [, page = ''] of pages.matchAll(/<loc>([^<]+)</g)) {
    const answer = await fetch(new URL(new URL(page).pathname, address));
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
}
