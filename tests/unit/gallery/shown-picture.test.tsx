/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useShownPicture } from '@/components/gallery/use-shown-picture';

it('takes back one entry of the history when a picture is closed twice at once', () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
  const { result } = renderHook(() => useShownPicture(3, 'shown'));
  act(() => result.current.show(1));
  for (const { close } of [result.current, result.current]) act(close);
  expect(result.current.shown).toBeUndefined();
  expect(back).toHaveBeenCalledTimes(1);
});
