import type { ReactNode } from 'react';
import { Fold } from '@/components/layout/fold';
import { Logo } from '@/components/layout/logo';
import { PointList } from '@/components/layout/points';
import { StrandDivider } from '@/components/layout/strand-divider';
import { PriceLine } from '@/components/prices/price-line';
import { Button, type ButtonProps, buttonClasses } from '@/components/ui/button';
import { Field, type FieldState, TextInput } from '@/components/ui/field';

const looks: ButtonProps['look'][] = ['primary', 'outline', 'quiet', 'text'];

const fields: (FieldState & { label: string; note?: string; value?: string; action?: ReactNode })[] = [
  { id: 'vide', label: 'Vide' },
  { id: 'aide', label: 'Avec une aide', note: 'facultatif', hint: 'Ce qui aide à répondre.' },
  { id: 'erreur', label: 'Avec une erreur', value: 'zoe@', error: 'Ce qui ne va pas.' },
  { id: 'action', label: 'Avec un bouton', value: '1.1.', action: <Button look="quiet">Prendre le 2 janvier</Button> },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid gap-6 py-12">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Each part of the interface by itself in its states, with the salon's colours and fonts. */
export function Examples() {
  return (
    <>
      <Part title="Boutons">
        <div className="flex flex-wrap items-center gap-4">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <a href="/exemples" className={`${buttonClasses.light} outline-12 outline-spruce`}>
            light
          </a>
        </div>
      </Part>
      <Part title="Champs">
        {fields.map(({ label, note, action, value, ...state }) => (
          <Field key={state.id} {...state} label={label} note={note} action={action}>
            <TextInput {...state} defaultValue={value} />
          </Field>
        ))}
      </Part>
      <Part title="Prix">
        <dl>
          <PriceLine name="Une ligne" duration="30 min" price="CHF 45.–" hasLeader />
          <PriceLine name="Un devis" quote={{ kind: 'quote', dependsOn: 'la taille', hourlyRate: 160 }} />
        </dl>
      </Part>
      <Part title="Textes">
        <PointList points={[{ title: 'Un point', text: 'Une ou deux phrases.' }]} />
        <Fold heading="Derrière un titre">Ce qui s’ouvre.</Fold>
        <Logo />
        <StrandDivider />
      </Part>
    </>
  );
}
