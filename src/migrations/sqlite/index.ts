import * as migration_20261121_123754_initial from './20261121_123754_initial';
import * as migration_20261121_214716_ages_and_privacy_notice from './20261121_214716_ages_and_privacy_notice';
import * as migration_20261121_220000_editing from './20261121_220000_editing';
import * as migration_20261121_223024_accounts from './20261121_223024_accounts';
import * as migration_20261121_230553_texts_of_a_document from './20261121_230553_texts_of_a_document';
import * as migration_20261121_232737_bucket_key from './20261121_232737_bucket_key';
import * as migration_20261122_011327_switches from './20261122_011327_switches';
import * as migration_20261122_013639_brand from './20261122_013639_brand';
import * as migration_20261122_020329_inbox from './20261122_020329_inbox';
import * as migration_20261122_021059_care from './20261122_021059_care';
import * as migration_20261122_100316_real_since from './20261122_100316_real_since';
import * as migration_20261123_200109_notes from './20261123_200109_notes';
import * as migration_20261123_203537_kept_files from './20261123_203537_kept_files';
import * as migration_20261123_204756_reviews from './20261123_204756_reviews';
import * as migration_20261123_210140_help_nearby from './20261123_210140_help_nearby';
import * as migration_20261123_234152_waiting from './20261123_234152_waiting';
import * as migration_20261124_000612_notice from './20261124_000612_notice';
import * as migration_20261124_111014_safely from './20261124_111014_safely';
import * as migration_20261124_114154_extra_pages from './20261124_114154_extra_pages';
import * as migration_20261125_002854_languages from './20261125_002854_languages';
import * as migration_20261125_190000_articles from './20261125_190000_articles';

export const migrations = [
  {
    up: migration_20261121_123754_initial.up,
    down: migration_20261121_123754_initial.down,
    name: '20261121_123754_initial',
  },
  {
    up: migration_20261121_214716_ages_and_privacy_notice.up,
    down: migration_20261121_214716_ages_and_privacy_notice.down,
    name: '20261121_214716_ages_and_privacy_notice',
  },
  {
    up: migration_20261121_220000_editing.up,
    down: migration_20261121_220000_editing.down,
    name: '20261121_220000_editing',
  },
  {
    up: migration_20261121_223024_accounts.up,
    down: migration_20261121_223024_accounts.down,
    name: '20261121_223024_accounts',
  },
  {
    up: migration_20261121_230553_texts_of_a_document.up,
    down: migration_20261121_230553_texts_of_a_document.down,
    name: '20261121_230553_texts_of_a_document',
  },
  {
    up: migration_20261121_232737_bucket_key.up,
    down: migration_20261121_232737_bucket_key.down,
    name: '20261121_232737_bucket_key',
  },
  {
    up: migration_20261122_011327_switches.up,
    down: migration_20261122_011327_switches.down,
    name: '20261122_011327_switches',
  },
  {
    up: migration_20261122_013639_brand.up,
    down: migration_20261122_013639_brand.down,
    name: '20261122_013639_brand',
  },
  {
    up: migration_20261122_020329_inbox.up,
    down: migration_20261122_020329_inbox.down,
    name: '20261122_020329_inbox',
  },
  {
    up: migration_20261122_021059_care.up,
    down: migration_20261122_021059_care.down,
    name: '20261122_021059_care',
  },
  {
    up: migration_20261122_100316_real_since.up,
    down: migration_20261122_100316_real_since.down,
    name: '20261122_100316_real_since',
  },
  {
    up: migration_20261123_200109_notes.up,
    down: migration_20261123_200109_notes.down,
    name: '20261123_200109_notes',
  },
  {
    up: migration_20261123_203537_kept_files.up,
    down: migration_20261123_203537_kept_files.down,
    name: '20261123_203537_kept_files',
  },
  {
    up: migration_20261123_204756_reviews.up,
    down: migration_20261123_204756_reviews.down,
    name: '20261123_204756_reviews',
  },
  {
    up: migration_20261123_210140_help_nearby.up,
    down: migration_20261123_210140_help_nearby.down,
    name: '20261123_210140_help_nearby',
  },
  {
    up: migration_20261123_234152_waiting.up,
    down: migration_20261123_234152_waiting.down,
    name: '20261123_234152_waiting',
  },
  {
    up: migration_20261124_000612_notice.up,
    down: migration_20261124_000612_notice.down,
    name: '20261124_000612_notice',
  },
  {
    up: migration_20261124_111014_safely.up,
    down: migration_20261124_111014_safely.down,
    name: '20261124_111014_safely',
  },
  {
    up: migration_20261124_114154_extra_pages.up,
    down: migration_20261124_114154_extra_pages.down,
    name: '20261124_114154_extra_pages',
  },
  {
    up: migration_20261125_002854_languages.up,
    down: migration_20261125_002854_languages.down,
    name: '20261125_002854_languages',
  },
  {
    up: migration_20261125_190000_articles.up,
    down: migration_20261125_190000_articles.down,
    name: '20261125_190000_articles'
  },
];
