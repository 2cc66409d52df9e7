import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type CollectionId, collections } from '@/content/schema/collections';
import { salonFolder } from '@/scripts/support/paths';

export const adminPath = `${process.env.BASE_PATH ?? ''}/admin/`;

/** Where a file of the salon such as `content/salon.json` lies. */
export const placeOf = (file: string): string => file.replace(/^content\//, `${salonFolder}/`);

/** Asks to delete the open entry, and confirms where the editor lets it. Says whether it did. */
export async function removeOpen(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /^Supprimer/ }).click();
  return confirmDelete(page);
}

/** The same of what is selected in a list. */
export async function removeSelected(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: /^Supprimer .*sélectionnée/ }).click();
  return confirmDelete(page);
}

async function confirmDelete(page: Page): Promise<boolean> {
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
  const seen = field.filter({ visible: true });
  const [first] = keyPath.split('.');
  await expect(async () => {
    const nearest = [field, page.locator(`[data-key-path^="${first}"]`), page.locator('[data-key-path]')];
    const counts = await Promise.all(nearest.map((one) => one.count()));
    // The form of the entry before may still be there, unseen.
    await nearest[counts.findIndex((count) => count > 0)]?.last().scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(seen).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  return seen;
}

/** What is done to a field: its whole text typed, an answer chosen from its list, or an item added to it. */
export type Input = string | [answer: string] | [];

/** Fills in fields, wherever they are in the form. */
export async function fill(page: Page, inputs: Readonly<Record<string, Input>>): Promise<void> {
  for (const [keyPath, input] of Object.entries(inputs)) {
    const field = await showField(page, keyPath);
    if (typeof input === 'string') {
      await field.locator('input:not([type=file]), textarea, [contenteditable=true]').first().fill(input);
      continue;
    }
    const add = field.getByRole('button', { name: /^Ajouter/ });
    const [name] = input;
    if (!name) {
      await add.last().click();
      continue;
    }
    // The list shows its answers at once where they are few.
    const list = field.getByRole('combobox').or(add).first();
    if ((await list.count()) > 0) await list.click();
    const answer = { name, exact: true };
    const answers = page.getByRole('option', answer).or(page.getByRole('menuitem', answer));
    await answers.or(field.getByRole('radio', answer)).first().click();
  }
}

/** Picks a photograph as a telephone takes it, JPEG on its side, which the editor then converts: as small as it may be. */
export async function choosePhotograph(page: Page, name: string, width = 1000): Promise<void> {
  const plain = sharp({ create: { width: 800, height: width, channels: 3, background: '#806040' } });
  const file = { name, mimeType: 'image/jpeg', buffer: await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer() };
  await (await showField(page, 'file')).locator('input[type=file]').first().setInputFiles(file);
}

/** Fills in a new photograph and what is said of it. */
export async function addPhotograph(page: Page, width?: number): Promise<void> {
  await openEntry(page, 'pictures');
  await fill(page, { name: 'Vue d’hiver' });
  await choosePhotograph(page, 'Été à Nyon (1).jpg', width);
  await expect(fieldAt(page, 'file').locator('img').first()).toBeVisible();
  await fill(page, { alt: 'Une photo, vue de dos.' });
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Enregistrer', exact: true });

/** Saves the open entry, which closes its form. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await waitForSave(page);
}

export async function waitForSave(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
  await expect(page.getByText('Entrée enregistrée')).toBeVisible();
  await expect(saveButton(page)).toBeHidden();
}
