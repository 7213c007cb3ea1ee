import type { UIFieldServerProps } from 'payload';
import { prop } from '@/content/json';
import { OursButton } from './ours-button';

/** Beside a document with the demo's mark: the button "This is ours now". */
export const DemoMark = ({ id, data }: UIFieldServerProps) =>
  id && prop(data, 'isDemo') === true ? <OursButton /> : null;
