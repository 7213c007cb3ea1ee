import { Closing } from '@/sections/homepage/closing';
import { Middle } from '@/sections/homepage/middle';
import { Opening } from '@/sections/homepage/opening';
import { Voices } from '@/sections/homepage/voices';

/** The home page’s four parts in their order, as one view. */
export function WholeHomePage() {
  return (
    <>
      <Opening />
      <Middle />
      <Voices />
      <Closing />
    </>
  );
}
