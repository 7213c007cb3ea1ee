import * as migration_20261121_123754_initial from './20261121_123754_initial';

export const migrations = [
  {
    up: migration_20261121_123754_initial.up,
    down: migration_20261121_123754_initial.down,
    name: '20261121_123754_initial'
  },
];
