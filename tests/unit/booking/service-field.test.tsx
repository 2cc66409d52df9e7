/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { BookingRequest } from '@/components/booking/request';
import { ServiceField, type ServiceFieldProps } from '@/components/booking/service-field';
import { useLaterParts } from '@/components/booking/use-later-parts';
import fr from '@/messages/fr.json';

const services = [{ id: 'cutting', label: 'Coupe', prices: ['cut'] }];
const labels = { form: fr.form, services } as unknown as ServiceFieldProps['labels'];
const choice = { day: '2026-11-20', rows: [{ id: 'cut', name: 'Coupe' }] };

function Form({ service = '', choice }: { service?: string } & Partial<Pick<ServiceFieldProps, 'choice'>>) {
  const form = useForm<BookingRequest>({ defaultValues: { service } });
  return <ServiceField id="service" later={useLaterParts()} {...{ form, labels, choice }} />;
}

it.each([
  ['asks for a service', {}, fr.form.service_choose],
  ['does not ask where rows were chosen that belong to no single one', { choice }, fr.form.service_chosen],
  ['says the service of the chosen rows', { choice, service: 'cutting' }, 'Coupe'],
])('%s, before its list has come and after', async (_, props, said) => {
  render(<Form {...props} />);
  expect(screen.getByRole('combobox').textContent).toBe(said);
  await act(() => import('@/components/booking/later-parts'));
  expect(screen.getByRole('combobox').textContent).toBe(said);
});
