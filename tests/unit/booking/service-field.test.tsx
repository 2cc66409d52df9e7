/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { BookingRequest } from '@/components/booking/request';
import { ServiceField, type ServiceFieldProps } from '@/components/booking/service-field';
import { useLaterParts } from '@/components/booking/use-later-parts';
import fr from '@/messages/fr.json';

const services = [{ id: 'cutting', label: 'Coupe', prices: ['cut'] }];
const labels = { form: fr.form, services } as unknown as ServiceFieldProps['labels'];

function Form({ service = '' }: { service?: string }) {
  const form = useForm<BookingRequest>({ defaultValues: { service } });
  return (
    <form id="form">
      <input />
      <ServiceField id="service" later={useLaterParts('form')} {...{ form, labels }} />
    </form>
  );
}

it.each([
  ['asks for a service', {}, fr.form.service_choose],
  ['says the service that is set', { service: 'cutting' }, 'Coupe'],
])('%s, before its list has come and after', async (_, props, said) => {
  render(<Form {...props} />);
  const first = screen.getByRole('combobox');
  expect(first.textContent).toBe(said);
  screen.getByRole('textbox').focus();
  await act(() => import('@/components/booking/later-parts'));
  await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(first));
  expect(screen.getByRole('combobox').textContent).toBe(said);
});
