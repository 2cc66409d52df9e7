import { type Problem, toSentence } from '../content/problem';
import type { Remark } from '../inspect/text-remarks';
import { BuildError, isRelease } from '../support/command';

export type Kind = 'example' | 'twoPrices' | 'contradiction' | 'claim' | 'quote' | 'optional' | 'wording';

export interface Finding {
  kind: Kind;
  problem: Problem;
}

export interface Left {
  parts: readonly { count: string; advice?: string; found: readonly { problem: Problem }[] }[];
  summary: string;
  /** Holidays of the coming year that the owner has to confirm. */
  holidays: { heading: string; advice: string; days: readonly string[] };
  /** Remarks on what could be better; absent unless the built pages were looked at. */
  remarks?: readonly Remark[];
}

/** Words of the report for each kind; kinds with advice prevent publication. */
const kinds: Record<Kind, { one: string; many: string; advice?: string }> = {
  example: {
    one: 'exemple à remplacer',
    many: 'exemples à remplacer',
    advice: 'Mettez à la place ce qui est à vous, sans « [exemple] ».',
  },
  twoPrices: {
    one: 'prestation à deux prix',
    many: 'prestations à deux prix',
    advice: 'Des deux prix d’une prestation, choisissez celui qui compte.',
  },
  contradiction: { one: 'contradiction', many: 'contradictions' },
  claim: { one: 'chiffre à prouver', many: 'chiffres à prouver' },
  quote: { one: 'devis sans exemple ni tarif horaire', many: 'devis sans exemple ni tarif horaire' },
  wording: { one: 'texte à reformuler', many: 'textes à reformuler' },
  optional: { one: 'réglage facultatif', many: 'réglages facultatifs' },
};

export const isBlocking = ({ kind }: Finding): boolean => kinds[kind].advice !== undefined;

/** Returns the findings of each kind, with their number and kind in French: "2 contradictions". */
export const byKind = (findings: readonly Finding[]) =>
  Object.entries(kinds).map(([kind, { one, many, advice }]) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return { count: `${found.length} ${found.length > 1 ? many : one}`, advice, found };
  });

export const readiness = (findings: readonly Finding[]): string =>
  `Le site ${findings.some(isBlocking) ? 'n’est pas encore' : 'est'} prêt pour le public`;

/** Returns one line: whether the site is ready, and the number of findings of each kind but `optional`. */
export function summarize(findings: readonly Finding[]): string {
  const asking = findings.filter(({ kind }) => kind !== 'optional');
  const counts = byKind(asking).flatMap(({ count, found }) => (found.length > 0 ? count : []));
  return counts.length > 0 ? `${readiness(findings)} : ${counts.join(', ')}.` : `${readiness(findings)}.`;
}

export function listFindings(findings: readonly Finding[]): string {
  const parts = byKind(findings).flatMap(({ count, advice, found }) => {
    const heading = advice ? `${count}. ${advice}` : count;
    return found.length > 0 ? [heading, ...found.map(({ problem }) => `  ${toSentence(problem)}`)].join('\n') : [];
  });
  return parts.join('\n\n');
}

/** @throws BuildError when a build for the public (`RELEASE`) still has an example or a second price. */
export function refuseRelease(findings: readonly Finding[], release = process.env.RELEASE): void {
  const left = findings.filter(isBlocking);
  if (!isRelease(release) || left.length === 0) return;
  throw new BuildError(
    `${listFindings(left)}\n\nAvec RELEASE=${release}, le site se construit pour le public : rien de tout cela ne peut rester. Sans RELEASE, il se construit tel quel, pour être regardé.`,
  );
}
