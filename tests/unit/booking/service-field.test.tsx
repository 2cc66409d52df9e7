/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { BookingRequest } from '@/components/booking/request';
import { ServiceField, type ServiceFieldProps } from '@/components/booking/service-field';
import { useLaterParts } from '@/components/booking/use-later-parts';
import fr from '@/messages/fr.json';

const services = [{ id: 'cutting', label: 'Coupe', prices: ['cut'] }];
const labels = { form: fr.form, services } as unknown as ServiceFieldProps['labels'];

function Form({ service = '' }: { service?: string }) {
  const form = useForm<BookingRequest>({ defaultValues: { service } });
  return <ServiceField id="service" later={useLaterParts()} {...{ form, labels }} />;
}

it.each([
  ['asks for a service', {}, fr.form.service_choose],
  ['says the service that is set', { service: 'cutting' }, 'Coupe'],
])('%s, before its list has come and after', async (_, props, said) => {
  render(<Form {...props} />);
  expect(screen.getByRole('combobox').textContent).toBe(said);
  await act(() => import('@/components/booking/later-parts'));
  expect(screen.getByRole('combobox').textContent).toBe(said);
});
