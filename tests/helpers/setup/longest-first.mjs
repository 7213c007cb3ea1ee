import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** About a minute each: started last, one of them would delay a whole run. */
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

/** Jest orders by file size until it knows how long a file takes. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ path }) {
  const place = LONGEST.indexOf(basename(path).split('.', 1)[0]);
  return place < 0 ? LONGEST.length : place;
}
