import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** A minute or so each: begun last, one of them would keep a whole run waiting. */
const LONGEST = [
  'every-page',
  'page-content',
  'hero-film',
  'database-away',
  'outages',
  'failures',
  'states',
  'staff',
  'changes',
];

/** Jest goes by the size of a file until it has seen how long it takes. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ path }) {
  const place = LONGEST.indexOf(basename(path).split('.', 1)[0]);
  return place < 0 ? LONGEST.length : place;
}
