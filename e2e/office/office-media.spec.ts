import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { picture } from '../browser/drawn-picture.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';

test.use({ isRefused: true });

/** Nobody else of the tests on this site is this user: the second factor is set up here. */
const EMAIL = 'editor@millrace.example';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** To another page of the office as by a link to it: the office is not loaded anew. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Puts the cursor into a place of the text by a click, and waits until the editor has it there, between these words. */
async function into(place: Locator, words: string): Promise<void> {
  await place.click();
  const cursorIn = () =>
    place
      .page()
      .locator('.rich-text')
      .evaluate((text) => String(Reflect.get(text, 'editor').state.selection.$from.parent.textContent));
  await expect.poll(cursorIn).toBe(words);
}

test(
  'an editor uploads, replaces, describes and uses pictures, and cannot remove a used one',
  oneWidth,
  async ({ page, baseURL }) => {
    const files = page.getByRole('list', { name: 'Files' });
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await firstEntry(page, String(baseURL), EMAIL, '/office/media');
    await page.goto('/office/media?folder=banners');
    await expect(files.getByRole('link')).toHaveCount(5);

    await test.step('several files at once, one of which lies about its type', async () => {
      await page.getByLabel('Upload into another folder').fill('photos/2027');
      await page
        .getByLabel('Upload files')
        .setInputFiles([
          file('Hall One.png', await picture(page, '#204060')),
          file('Hall Two.png', await picture(page, '#406020')),
          file('sheet.png', Buffer.from('%PDF-1.7\n%%EOF\n')),
          file(
            'mark.svg',
            Buffer.from(
              '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9"/></svg>',
            ),
          ),
        ]);
      await expect(uploads.getByText('The name ends in .png, but the file is a PDF.')).toBeVisible();
      await expect(uploads.getByText('Added as photos/2027/hall-one.png.')).toBeVisible();
      await expect(uploads.getByText('Added as photos/2027/hall-two.png.')).toBeVisible();
      await expect(
        uploads.getByText(/Added as photos\/2027\/mark\.svg\. Script or references to elsewhere were taken out/),
      ).toBeVisible();
      await expect(uploads.getByText('4 of 4 over')).toBeVisible();
      await page.getByRole('link', { name: /^2027/ }).click();
      await expect(files.getByRole('link')).toHaveCount(3);
      await expectAccessibleInBothSchemes(page);
    });

    await test.step('a name that is taken is asked about, and nothing is lost', async () => {
      await uploads.getByRole('button', { name: 'Clear' }).click();
      await page.getByLabel('Upload files').setInputFiles(file('hall-one.png', await picture(page, '#800000')));
      await expect(uploads.getByText('Another file is at photos/2027/hall-one.png, used nowhere.')).toBeVisible();
      await uploads.getByRole('button', { name: 'Keep both, as hall-one-2.png' }).click();
      await expect(files.getByRole('link')).toHaveCount(4);
    });

    await test.step('words and focal point are saved by themselves, with keys alone', async () => {
      await files.getByRole('link', { name: /hall-one\.png/ }).press('Enter');
      const point = page.getByRole('slider', { name: 'Focal point' });
      await point.press('Shift+ArrowLeft');
      await expect(point).toHaveAttribute('aria-valuetext', '40 % from the left, 50 % from the top');
      await page.getByLabel('Words for those who do not see it').fill('The hall from the north');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Words for those who do not see it')).toHaveValue('The hall from the north');
      await expect(point).toHaveAttribute('aria-valuetext', '40 % from the left, 50 % from the top');
      await expectAccessibleInBothSchemes(page);
    });

    await test.step('the file is replaced in place', async () => {
      const shown = page.getByRole('slider', { name: 'Focal point' }).locator('img');
      const before = await shown.getAttribute('src');
      await page
        .getByRole('complementary', { name: 'hall-one.png' })
        .locator('input[type=file]')
        .setInputFiles(file('other.png', await picture(page, '#008000')));
      await expect(uploads.getByText('In place of what was at photos/2027/hall-one.png.')).toBeVisible();
      await expect(shown).not.toHaveAttribute('src', String(before));
      await expect(page.getByLabel('Words for those who do not see it')).toHaveValue('The hall from the north');
    });

    await test.step('a row takes it from the library', async () => {
      await page.goto('/office/rows/categories/1');
      await page
        .getByRole('button', { name: /: from the library$/ })
        .first()
        .click();
      const picker = page.getByRole('dialog', { name: /choose a file$/ });
      await picker.getByLabel('Folder').selectOption('photos/2027');
      await picker.getByRole('button', { name: /^hall-one\.png/ }).click();
      await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('photos/2027/hall-one.png');
      await expect(page.getByText('Saved to the draft')).toBeVisible();
    });

    await test.step('a used file is not removed, an unused one is', async () => {
      await page.goto('/office/media?folder=photos/2027&uri=photos/2027/hall-one.png');
      await expect(page.getByRole('region', { name: 'Where it is used' }).getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove hall-one.png' }).click();
      await expect(page.getByText(/hall-one\.png is used by .+ Take it out there first\./)).toBeVisible();
      await files.getByRole('link', { name: /hall-two\.png/ }).click();
      await page.getByRole('button', { name: 'Remove hall-two.png' }).click();
      await expect(files.getByRole('link')).toHaveCount(3);
    });

    await test.step('a change shows the pictures of before and after', async () => {
      await page.getByRole('link', { name: 'Publish…' }).click();
      const change = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Picture', exact: true }) });
      await expect(change.locator('img')).toHaveCount(2);
      await change.scrollIntoViewIfNeeded();
      const widths = () =>
        change.locator('img').evaluateAll((all) => all.map((one) => Reflect.get(one, 'naturalWidth')));
      await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
      const added = page.getByRole('rowgroup').filter({ hasText: 'photos/2027/hall-one.png media file' });
      await expect(added.locator('img')).toHaveCount(1);
    });

    await test.step('settings say their default, take words of search, and keep secrets for publishers', async () => {
      await page.goto('/office/settings');
      const setting = (name: string) =>
        page.locator('.form-row').filter({ has: page.getByText(name, { exact: true }) });
      await page.getByLabel('Find a setting').fill('years');
      await expect(page.locator('.form-row')).toHaveCount(1);
      await page.getByLabel('Find a setting').fill('');
      const within = setting('Returned within');
      await within.getByRole('textbox').fill('soon');
      await expect(within.getByText('returns.withinYears must be a number.')).toBeVisible();
      await within.getByRole('button', { name: /^Back to default/ }).click();
      await expect(within.getByText('This is the default.')).toBeVisible();
      await expect(within.getByText('returns.withinYears must be a number.')).toHaveCount(0);
      const words = setting('Words that mean the same').getByRole('textbox');
      await words.fill(`${await words.inputValue()}\nour own word, sump`);
      await expect(setting('Words that mean the same').getByText(/^In force: /)).toBeVisible();
      await expect(setting('Who gets applications').getByText('For publishers')).toBeVisible();
      await expect(setting('Who gets applications').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByText('Saved to the draft')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });

    await test.step('categories and tiles are put in order by keys and by drag, and taken back', async () => {
      await page.goto('/office/category-tree');
      const branches = page.getByRole('treeitem');
      const tiles = page.locator('.tree-tile');
      await expect(branches.nth(1)).toBeVisible();
      const [first = '', second = ''] = await branches.locator('.tree-name').allTextContents();
      await branches.nth(1).focus();
      await page.keyboard.press('Alt+ArrowLeft');
      await expect(branches.nth(1)).not.toHaveText(second);
      await expect(page.getByText(new RegExp(`^${second} stands at place 2 of the top`))).toBeVisible();
      await expect(page.getByText('Saved to the draft')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(branches.nth(1)).toContainText(second);
      await expect(branches.nth(0)).toContainText(first);
      const titles = await tiles.locator('a').allTextContents();
      await tiles.nth(0).dragTo(tiles.nth(1));
      await expect(tiles.locator('a').first()).toHaveText(String(titles[1]));
      await tiles.nth(1).getByRole('button').press('Alt+ArrowUp');
      await expect(tiles.locator('a').first()).toHaveText(String(titles[0]));
      await expectAccessibleInBothSchemes(page);
    });

    await test.step('every post opens as it looks and stays as it is; one is written, linked and pasted into', async () => {
      const answer = await page.request.get('/api/office/rows/posts?pageSize=100');
      const posts = (await answer.json()).rows as { id: number; row: { name: string; htmlContent: string } }[];
      const text = page.getByRole('textbox', { name: 'Text', exact: true });
      for (const { id, row } of posts) {
        await follow(page, `/office/rows/posts/${id}`);
        await expect(page.getByRole('heading', { level: 1, name: row.name, exact: true })).toBeVisible();
        await expect(page.locator('.rich-text')).toHaveText(/./);
        await expect(page.locator('.page-head .change-changed')).toHaveCount(0);
      }
      await page.locator('.rich-text').press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ask us.');
      await page.keyboard.press('Shift+Home');
      await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
      await page.getByLabel('Leads to').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Set the link' }).click();
      await expect(page.getByText('It must begin with /, #, https://, mailto: or tel:.')).toBeVisible();
      await page.getByLabel('Leads to').fill('/contact');
      await page.getByRole('button', { name: 'Set the link' }).click();
      await expect(page.locator('.rich-text a[href="/contact"]')).toHaveText('Ask us.');
      await page.locator('.rich-text').evaluate((element) => {
        const data = new DataTransfer();
        data.setData(
          'text/html',
          '<h1 style="color:red">Pasted</h1><p class="MsoNormal"><b>Bold</b><script>1</script></p>',
        );
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      });
      await expect(page.getByText('Saved to the draft')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Source of Text' }).click();
      await expect(text).toHaveValue(/<strong>Bold<\/strong>/);
      await text.fill('<p>One two</p>');
      await page.getByRole('button', { name: /^As it looks/ }).click();
      await page.locator('.rich-text').press('Control+A');
      await page.getByRole('toolbar').getByRole('button', { name: 'Small print' }).click();
      await expect(page.locator('.rich-text small')).toHaveText('One two');
      await page.getByRole('button', { name: 'Source of Text' }).click();
      await expect(text).toHaveValue('<p><small>One two</small></p>');
      await text.fill('<p>a <img src="/media/company/logo.svg" alt=""></p>');
      await page.getByRole('button', { name: /^As it looks/ }).click();
      await expect(page.getByText(/markup that the editor cannot show/)).toBeVisible();
      await expect(text).toHaveValue(/<img/);
    });

    await test.step('a table is made, filled, widened and captioned with the keyboard, and is whole on the page', async () => {
      const text = page.getByRole('textbox', { name: 'Text', exact: true });
      await text.fill('<p>Sizes</p><table><tr><td>old</td></tr></table>');
      // The editor shows a picture at once.
      await expect(page.locator('.rich-text td')).toHaveText('old');
      await into(page.locator('.rich-text td'), 'old');
      const tools = page.getByRole('toolbar', { name: 'Table in Text' });
      await tools.getByRole('button', { name: 'Remove table' }).click();
      await page
        .getByRole('toolbar', { name: 'Markup of Text' })
        .getByRole('button', { name: 'Table', exact: true })
        .click();
      const words = ['Float', 'Cord', 'Price', 'Plover', '10 ft', '49.50', 'Sora', '20 ft', '57.00'];
      for (const [at, word] of words.entries()) {
        if (at > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(word);
      }
      // A row at the end by the same key, and out of it, empty, by once more.
      await page.keyboard.press('Tab');
      await expect(page.locator('.rich-text tr')).toHaveCount(4);
      for (let cell = 0; cell < 3; cell++) await page.keyboard.press('Tab');
      await expect(page.locator('.rich-text')).not.toBeFocused();
      await into(page.locator('.rich-text td').last(), '');
      await page.keyboard.press('Alt+Shift+Backspace');
      await expect(page.locator('.rich-text tr')).toHaveCount(3);
      await into(page.locator('.rich-text th').last(), 'Price');
      await page.keyboard.press('Alt+Shift+ArrowRight');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Note');
      await expect(tools.getByRole('button', { name: 'Row of headings' })).toHaveAttribute('aria-pressed', 'true');
      await into(page.locator('.rich-text [data-rich="caption"]'), '');
      await page.keyboard.type('Cords');
      await into(page.locator('.rich-text td').last(), '');
      await expect(tools.getByRole('button', { name: 'Row below' })).toBeEnabled();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('After it.');
      await expect(page.getByText('Saved to the draft')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: 'Source of Text' }).click();
      const heads = ['Float', 'Cord', 'Price', 'Note'].map((head) => `<th scope="col">${head}</th>`).join('');
      const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td></td></tr>`;
      const body = row('Plover', '10 ft', '49.50') + row('Sora', '20 ft', '57.00');
      await expect(text).toHaveValue(
        `<p>Sizes</p><table><caption>Cords</caption><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table><p>After it.</p>`,
      );
      await page.getByRole('button', { name: /^As it looks/ }).click();
      await expect(page.locator('.rich-text th').first()).toHaveText('Float');
    });
  },
);
