import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { prices } from '@/lib/content/content';
import { pageOfPrice } from '@/lib/content/price-pages';
import { type CollectionId, collections } from '@/lib/schema/collections';
import { salonFolder } from '@/scripts/support/paths';

export const adminPath = `${process.env.BASE_PATH ?? ''}/admin/`;

/** Returns the path in the repository of a file of the salon such as `content/salon.json`. */
export const placeOf = (file: string): string => file.replace(/^content\//, `${salonFolder}/`);

export const fileOfPrice = (id: string): string => placeOf(`content/prices/${id}.json`);

export const fixedPrices = Object.keys(prices).filter((id) => prices[id]?.price.kind === 'fixed');

/** Id of a fixed price that is on the price list and explained by a page. */
export const listed = fixedPrices.find((id) => prices[id]?.group && pageOfPrice(id)) ?? '';

/** A text to type into a field, an `[answer]` to choose, or `[]` to add an item to its list. */
export type Input = string | [answer: string] | [];

export class Editor {
  constructor(
    private readonly page: Page,
    private readonly signIn: () => Promise<void>,
  ) {}

  /** Asks to delete the open entry, and confirms if Sveltia CMS allows it. Returns whether it confirmed. */
  async removeOpen(): Promise<boolean> {
    await this.page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
    await this.page.getByRole('menuitem', { name: /^Supprimer/ }).click();
    return this.confirmDelete();
  }

  /** Asks to delete the selected entries, and confirms if Sveltia CMS allows it. Returns whether it confirmed. */
  async removeSelected(): Promise<boolean> {
    await this.page.getByRole('button', { name: /^Supprimer .*sélectionnée/ }).click();
    return this.confirmDelete();
  }

  private async confirmDelete(): Promise<boolean> {
    const dialog = this.page.getByRole('alertdialog');
    // Sveltia CMS shows its buttons once it knows what refers to the entry or the photograph.
    await expect(dialog.getByRole('button')).toHaveCount(2);
    const confirm = dialog.getByRole('button', { name: 'Supprimer', exact: true });
    const isOffered = await confirm.isEnabled();
    await (isOffered ? confirm : dialog.getByRole('button', { name: 'Annuler' })).click();
    await expect(dialog).toBeHidden();
    return isOffered;
  }

  /** Shows the list of a collection, and so closes an open form. */
  async openCollection(collection: CollectionId): Promise<void> {
    await this.goTo(`#/collections/${collection}`);
    await expect(this.saveButton).toBeHidden();
  }

  /** Opens the form of an entry, or a new one without `id`. Without the list before it, the form would stay empty. */
  async openEntry(collection: CollectionId, id?: string): Promise<void> {
    await this.openCollection(collection);
    const file = 'hasFolders' in collections[collection] ? `${id}/index` : id;
    await this.goTo(`#/collections/${collection}/${id ? `entries/${file}` : 'new'}`);
    await expect(this.page.locator('[data-key-path]').first()).toBeVisible();
  }

  /** Goes to a place in the editor such as `#/collections/prices`; opens the editor first if it is not open. */
  private async goTo(hash: string): Promise<void> {
    if (!this.page.url().includes(adminPath)) await this.signIn();
    await this.page.evaluate((target) => location.assign(target), hash);
  }

  /** Finds a field such as `price.amount` or `closings.0.from`; Sveltia CMS renders it once it is in view. */
  fieldAt(keyPath: string): Locator {
    return this.page.locator(`[data-key-path="${keyPath}"]`);
  }

  /** Scrolls a field into view, because Sveltia CMS renders fields, groups and lists only there. */
  async showField(keyPath: string): Promise<Locator> {
    const field = this.fieldAt(keyPath);
    const seen = field.filter({ visible: true });
    const names = keyPath.split('.');
    const [first] = names;
    // Scrolls by turns to the start and the end of the last rendered field, below which the next ones appear.
    let block: ScrollLogicalPosition = 'end';
    await expect(async () => {
      block = block === 'end' ? 'start' : 'end';
      await this.open(names);
      const nearest = [field, this.page.locator(`[data-key-path^="${first}"]`), this.page.locator('[data-key-path]')];
      const counts = await Promise.all(nearest.map((one) => one.count()));
      // The form of the entry before may still be in the page, hidden.
      const last = nearest[counts.findIndex((count) => count > 0)]?.last();
      await last?.evaluate((element, position) => element.scrollIntoView({ block: position }), block, {
        timeout: 2000,
      });
      await expect(seen).toHaveCount(1, { timeout: 500 });
    }).toPass();
    return seen;
  }

  /** Opens the closed groups and items of lists around a field, as far as they are rendered. */
  private async open(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.slice(1).entries()) {
      const around = this.fieldAt(names.slice(0, index + 1).join('.'));
      if ((await around.count()) !== 1) continue;
      const list = around.locator('.item-list').first();
      const item = list.locator('> .item-wrapper').nth(Number(name));
      const [part, summary] = /^\d+$/.test(name)
        ? [item, item.locator('.item').first().locator('> .item-body > .summary')]
        : [around, around.locator('.wrapper').first().locator('> .item-list > .summary')];
      const opener = part.getByRole('button', { name: 'Développer', exact: true }).first();
      if (await summary.isVisible()) await opener.click({ timeout: 2000 });
    }
  }

  async fill(inputs: Readonly<Record<string, Input>>): Promise<void> {
    for (const [keyPath, input] of Object.entries(inputs)) {
      const field = await this.showField(keyPath);
      if (typeof input === 'string') {
        const box = field.locator('input:not([type=file]), textarea, [contenteditable=true]').first();
        // A menu of Sveltia CMS that is closing keeps the focus, and what is typed meanwhile goes nowhere.
        await expect(async () => {
          await box.focus();
          await expect(box).toBeFocused({ timeout: 500 });
        }).toPass();
        await box.fill(input);
        continue;
      }
      const add = field.getByRole('button', { name: /^Ajouter/ });
      const [name] = input;
      if (!name) {
        await add.last().click();
        continue;
      }
      // A few answers are radio buttons; more are in a menu, which has to be opened.
      const list = field.getByRole('combobox').or(add).first();
      if ((await list.count()) > 0) await list.click();
      const answer = { name, exact: true };
      const answers = this.page.getByRole('option', answer).or(this.page.getByRole('menuitem', answer));
      await answers.or(field.getByRole('radio', answer)).first().click();
    }
  }

  /** Turns a switch on; taps again if it stays off, because Sveltia CMS ignores taps while it draws the form. */
  async turnOn(keyPath: string): Promise<void> {
    const control = (await this.showField(keyPath)).getByRole('switch');
    await expect(() => control.check({ timeout: 2000 })).toPass();
  }

  async changePrice(id: string, amount: string): Promise<void> {
    await this.openEntry('prices', id);
    await this.fill({ 'price.amount': amount });
  }

  /** Picks a JPEG as phones make it: stored on its side, and shown upright by its EXIF orientation. */
  async choosePhotograph(name: string, width = 1000, height = 800): Promise<void> {
    const plain = sharp({ create: { width: height, height: width, channels: 3, background: '#806040' } });
    const buffer = await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const input = (await this.showField('file')).locator('input[type=file]').first();
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  }

  /** Keeps photographs from being converted until the returned function is called. */
  async holdConversion(): Promise<() => Promise<unknown>> {
    const release = await this.page.evaluateHandle(() => {
      const { createImageBitmap } = window;
      let convert = () => {};
      const isReleased = new Promise<void>((resolve) => {
        convert = resolve;
      });
      window.createImageBitmap = async (...given: [ImageBitmapSource]) => {
        await isReleased;
        return createImageBitmap(...given);
      };
      return convert;
    });
    return () => release.evaluate((convert) => convert());
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Enregistrer', exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await this.waitForSave();
  }

  async waitForSave(): Promise<void> {
    await expect(this.page).toHaveURL(/#\/collections(\/\w+)?$/);
    await expect(this.page.getByText('Entrée enregistrée')).toBeVisible();
    await expect(this.saveButton).toBeHidden();
  }
}
