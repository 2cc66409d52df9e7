/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import type { PairPicture } from '@/components/gallery/before-after';
import { Lightbox } from '@/components/gallery/lightbox';
import '../support/dom';

it('a large picture whose file fails gives way to its stock photo, once', () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const fallback = 'https://photos.example';
  const picture = { data: { largest: '/a.webp', fallback }, alt: 'Un peigne', caption: 'Peigne' } as PairPicture;
  const labels = { name: '', close: '', previous: '', next: '', position: '' };
  const ignored = () => undefined;
  const { getByAltText } = render(
    <Lightbox pictures={[picture]} shown={0} show={ignored} onClose={ignored} openerOf={() => ''} labels={labels} />,
  );
  const image = getByAltText('Un peigne');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', fallback);
  const set = jest.spyOn(image as HTMLImageElement, 'src', 'set');
  fireEvent.error(image);
  expect(set).not.toHaveBeenCalled();
});
