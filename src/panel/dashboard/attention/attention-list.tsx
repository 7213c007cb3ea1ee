import { FirstSome } from '../../shell/first-some';
import type { Group } from './attention';
import type { Item } from './item';

const WHEN = [
  { when: 'now', title: undefined, shown: 6 },
  { when: 'soon', title: 'Coming up', shown: 6 },
  { when: 'later', title: 'When you have time', shown: 4 },
] as const;

/** Pending work, the urgent first. */
export const AttentionList = ({ groups }: { groups: Group[] }) => (
  <div className="panel-attention">
    {!groups.some(({ when }) => when === 'now') && <p>Nothing at the moment.</p>}
    {WHEN.map(({ when, title, shown }) => {
      const some = groups.filter((group) => group.when === when);
      if (some.length === 0) return null;
      return (
        <div key={when} className={`panel-attention__${when}`}>
          {title && <p className="panel-attention__when">{title}</p>}
          {some.map(({ title, items }) => (
            <div key={title} className="panel-note">
              <h3>{title}</h3>
              <FirstSome of={items} shown={shown}>
                {(first) => <Items items={first} />}
              </FirstSome>
            </div>
          ))}
        </div>
      );
    })}
  </div>
);

const Items = ({ items }: { items: Item[] }) => (
  <ul>
    {items.map(({ words, path, note }) => (
      <li key={path + words}>
        <a href={`/admin${path}`}>{words}</a>
        {note && <span> {note}</span>}
      </li>
    ))}
  </ul>
);
