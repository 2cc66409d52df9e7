import { escapeHtml } from '../scripts/support/html';
import { inFrench } from './fields';
import { editorDocument, guideLink } from './page';

export interface ShownGroup {
  id: string;
  title: string;
}

interface Shown {
  groups: readonly ShownGroup[];
  /** Name of the overview, a page of cards that may show other prices than the price list (`overviewAmount`). */
  overview?: string;
  repository?: string;
}

/** Returns the HTML of /admin/prix.html. Its script, price-screen.ts, fills in the saved prices. */
export function pricePage({ groups, overview = '', repository }: Shown): string {
  const body = `<main class="beside" data-groups="${escapeHtml(JSON.stringify(groups))}" data-overview="${escapeHtml(inFrench(overview))}">
<p><a href="./">${inFrench('Revenir à l’éditeur')}</a>${repository ? ` · ${guideLink(repository)}` : ''}</p>
<h1>Tous les prix</h1>
<noscript>Pour changer les prix, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
<p role="status" class="said">${inFrench('Les prix arrivent…')}</p>
<form novalidate hidden>
<p>${inFrench('Rien ne change sur le site avant « Enregistrer ».')}</p>
<details class="raise">
<summary>Tout augmenter</summary>
<p><label>de <input type="text" name="by" inputmode="decimal" autocomplete="off" size="4" value="2"></label>
<select name="unit" aria-label="Unité"><option>francs</option><option>%</option></select>
<button type="button" name="raise">Appliquer</button></p>
</details>
<div class="list"></div>
<footer><output></output><button type="submit" name="save">Enregistrer</button></footer>
</form>
</main>`;
  return editorDocument({ title: 'Tous les prix', body, script: 'prices.js' });
}
