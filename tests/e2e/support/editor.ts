import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type CollectionId, collections } from '@/content/schema/collections';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { inRepository, salonFolder } from '@/scripts/support/paths';

/** Folder of the browser's private file system that the editor takes for the repository when it is tried out. */
const repositoryDir = 'sveltia-cms-test';

export const adminPath = `${process.env.BASE_PATH ?? ''}/admin/`;

/** Where a file of the salon such as `content/salon.json` lies. */
export const placeOf = (file: string): string => file.replace(/^content\//, `${salonFolder}/`);

/** Opens the editor on a copy of the content, kept by the browser alone. */
export async function openEditor(page: Page, changes: ContentFiles = {}): Promise<void> {
  await page.route(`**${adminPath}config.json`, async (route) => {
    const config = JSON.parse(readFileSync(inRepository('public', 'admin', 'config.json'), 'utf8'));
    await route.fulfill({ json: { ...config, backend: { name: 'test-repo' } } });
  });
  // A page of the site's origin on which no editor runs yet.
  await page.goto(`${adminPath}config.json`);
  const files = Object.entries({ ...(await readContentFiles()), ...changes });
  await writeFiles(page, Object.fromEntries(files.map(([file, text]) => [placeOf(file), text])));
  await page.goto(adminPath);
  await page.getByRole('button', { name: 'Travailler avec un dépôt de test' }).click();
  await expect(page).toHaveURL(/#\/collections/);
}

/** Presses the button that deletes what is selected or open, and confirms where the editor lets it. Says whether it did. */
export async function confirmDelete(page: Page): Promise<boolean> {
  const dialog = page.getByRole('alertdialog');
  // What needs the entry or the photograph is looked for first.
  await expect(dialog.getByRole('button')).toHaveCount(2);
  const confirm = dialog.getByRole('button', { name: 'Supprimer', exact: true });
  const isOffered = await confirm.isEnabled();
  await (isOffered ? confirm : dialog.getByRole('button', { name: 'Annuler' })).click();
  await expect(dialog).toBeHidden();
  return isOffered;
}

/** Shows the entries of a collection; where an entry is open, its form closes. */
export async function openCollection(page: Page, collection: CollectionId): Promise<void> {
  await goTo(page, `#/collections/${collection}`);
  await expect(saveButton(page)).toBeHidden();
}

/** Fills in fields of an entry, or of a new one, by their key paths, and saves it. */
export async function saveEntry(
  page: Page,
  collection: CollectionId,
  id: string | undefined,
  values: Record<string, string>,
) {
  await openEntry(page, collection, id);
  for (const [keyPath, text] of Object.entries(values)) await fillField(page, keyPath, text);
  await save(page);
}

/** Opens the form of an entry, or of a new one; by way of its collection, as the editor leaves a form empty otherwise. */
export async function openEntry(page: Page, collection: CollectionId, id?: string): Promise<void> {
  await openCollection(page, collection);
  const file = 'hasFolders' in collections[collection] ? `${id}/index` : id;
  await goTo(page, `#/collections/${collection}/${id ? `entries/${file}` : 'new'}`);
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
}

function goTo(page: Page, hash: string): Promise<void> {
  return page.evaluate((target) => {
    location.hash = target;
  }, hash);
}

/** The part of the form for a field such as `price.amount` or `closings.0.from`, once it has been in view. */
export const fieldAt = (page: Page, keyPath: string): Locator => page.locator(`[data-key-path="${keyPath}"]`);

/** Brings a field into view: the editor makes what follows, and the parts of groups and lists, only when they are seen. */
export async function showField(page: Page, keyPath: string): Promise<Locator> {
  const field = fieldAt(page, keyPath);
  const [first] = keyPath.split('.');
  await expect(async () => {
    const nearest = [field, page.locator(`[data-key-path^="${first}"]`), page.locator('[data-key-path]')];
    const counts = await Promise.all(nearest.map((one) => one.count()));
    await nearest[counts.findIndex((count) => count > 0)]?.last().scrollIntoViewIfNeeded();
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  return field;
}

/** Types the whole text of a field, wherever it is in the form. */
export async function fillField(page: Page, keyPath: string, text: string): Promise<void> {
  const field = await showField(page, keyPath);
  await field.locator('input:not([type=file]), textarea, [contenteditable=true]').first().fill(text);
}

/** The bytes of a photograph as a telephone takes it: JPEG, on its side, with accents and spaces in its name. */
const photograph = () =>
  sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#806040' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Picks a photograph, which the editor then converts. */
export async function choosePhotograph(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'image/jpeg', buffer: await photograph() };
  await (await showField(page, 'file')).locator('input[type=file]').first().setInputFiles(file);
}

/** Fills in a new photograph. */
export async function addPhotograph(page: Page, name: string): Promise<void> {
  await choosePhotograph(page, name);
  await expect(fieldAt(page, 'file').locator('img').first()).toBeVisible();
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Enregistrer', exact: true });

/** Saves the open entry, which closes its form. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
  await expect(page.getByText('Entrée enregistrée')).toBeVisible();
  await expect(saveButton(page)).toBeHidden();
}

/** Every file as the editor has left it, in base 64. */
function repositoryFiles(page: Page): Promise<[name: string, bytes: string][]> {
  return page.evaluate(async (root) => {
    const files: Record<string, string> = {};
    const walk = async (dir: FileSystemDirectoryHandle, place: string): Promise<void> => {
      for await (const [name, handle] of dir.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${place}${name}/`);
        else {
          // The editor may be about to delete it.
          const file = await (handle as FileSystemFileHandle).getFile().catch(() => undefined);
          if (!file) continue;
          const bytes = new Uint8Array(await file.arrayBuffer());
          files[place + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle(root), '');
    return Object.entries(files);
  }, repositoryDir);
}

/** Every text as the editor has left it, and the photographs it has added. */
export async function savedContents(page: Page): Promise<Record<string, Buffer>> {
  const saved = (await repositoryFiles(page)).filter(([, bytes]) => bytes !== pixel);
  return Object.fromEntries(saved.map(([name, bytes]) => [name, Buffer.from(bytes, 'base64')]));
}

/** One white pixel, as WebP: stands for every photograph, which the editor only shows. */
const pixel = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';

/** Puts files into the browser's private file system. */
function writeFiles(page: Page, files: ContentFiles): Promise<void> {
  return page.evaluate(
    async ({ root, files, pixel }) => {
      const photo = Uint8Array.from(atob(pixel), (byte) => byte.charCodeAt(0));
      const top = await navigator.storage.getDirectory();
      await top.removeEntry(root, { recursive: true }).catch(() => undefined);
      const base = await top.getDirectoryHandle(root, { create: true });
      for (const [file, text] of Object.entries(files)) {
        const parts = file.split('/');
        let dir = base;
        for (const name of parts.slice(0, -1)) dir = await dir.getDirectoryHandle(name, { create: true });
        const handle = await dir.getFileHandle(parts.at(-1) ?? '', { create: true });
        const stream = await handle.createWritable();
        await stream.write(file.endsWith('.webp') ? photo : text);
        await stream.close();
      }
    },
    { root: repositoryDir, files, pixel },
  );
}
