// `node --import tsx scripts/check/types.ts FILE…`: the type errors of these files; a part of `npm run
// check`.
import { typeErrors } from './type-errors';

const errors = typeErrors(process.argv.slice(2));
process.stdout.write(errors);
process.exit(errors === '' ? 0 : 1);
