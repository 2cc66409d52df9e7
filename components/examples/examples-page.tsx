import type { ReactNode } from 'react';
import { BookingForm } from '@/components/booking/booking-form';
import { Fold } from '@/components/layout/fold';
import { Logo } from '@/components/layout/logo';
import { PointList } from '@/components/layout/points';
import { StatusSlot } from '@/components/layout/status-slot';
import { ChoiceRoot } from '@/components/prices/choice-signs';
import { PriceTable } from '@/components/prices/price-table';
import { Button } from '@/components/ui/button';
import { Field, type FieldProps, TextInput } from '@/components/ui/field';
import { mainLocale } from '@/lib/content/content';
import { siteGroups } from '@/lib/content/prices';

const looks = ['primary', 'outline', 'quiet', 'text'] as const;
const presses = { libre: {}, pressé: { 'aria-busy': true }, éteint: { disabled: true } };
const hint = 'Ce qui aide à répondre.';
const fields = {
  vide: {},
  aide: { hint, note: 'facultatif' },
  erreur: { hint, error: 'Ce qui ne va pas.' },
  bouton: { action: <Button look="quiet">Ce qui corrige</Button> },
};

/** Shows each part of the interface by itself, working as it does on the pages; the form has its list, calendar and notices. */
const parts: Record<string, ReactNode> = {
  Boutons: looks.flatMap((look) =>
    Object.entries(presses).map(([name, state]) => (
      <Button key={look + name} look={look} {...state} className="mr-4">{`${look}, ${name}`}</Button>
    )),
  ),
  Champs: Object.entries(fields).map(([id, { note, action, ...state }]: [string, Partial<FieldProps>]) => (
    <Field key={id} id={id} label={id} note={note} action={action} {...state}>
      <TextInput id={id} {...state} />
    </Field>
  )),
  Formulaire: <BookingForm locale={mainLocale} />,
  'Ouvert ou fermé': <StatusSlot />,
  'Prix et choix': siteGroups.slice(0, 1).map((group) => (
    <ChoiceRoot key={group.id} className="@container relative">
      <PriceTable group={group} section="Prix" />
    </ChoiceRoot>
  )),
  Points: <PointList points={[{ title: 'Un point', text: 'Une ou deux phrases.' }]} />,
  Pli: <Fold heading="Derrière un titre">Ce qui s’ouvre.</Fold>,
  Logo: <Logo />,
};

/** Each part of the interface by itself in its states, with the salon's colours and fonts. */
export function Examples() {
  return (
    <div className="wrap grid gap-12 py-12">
      {Object.entries(parts).map(([title, part]) => (
        <section key={title}>
          <h2 className="mb-6 text-2xl">{title}</h2>
          {part}
        </section>
      ))}
    </div>
  );
}
