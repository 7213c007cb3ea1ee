import { createElement, Fragment, isValidElement, lazy, type ComponentType, type ReactNode } from 'react';
import { isIsland } from './island';

type Slot = { keyPath: string | null; isImplicit: boolean };

const ROOT: Slot = { keyPath: null, isImplicit: false };

/**
 * Renders a tree of server components to the elements that React's server would send: each component's output
 * in place, with the same keys (ReactFlightServer: renderFunctionComponent, renderFragment,
 * renderClientElement). React then updates the existing nodes of the page instead of replacing them.
 */
export function flatten(node: ReactNode, slot: Slot = ROOT): ReactNode {
  if (Array.isArray(node)) return flattenList(node, slot);
  if (!isValidElement<Record<string, unknown>>(node)) return node;
  const { type, key, props } = node;
  if (type === Fragment && key === null)
    return flatten(props.children as ReactNode, slot.keyPath === null ? { ...slot, isImplicit: true } : slot);
  if (typeof type === 'function' && !isIsland(type)) {
    const output = (type as (props: object) => ReactNode)(props);
    if (key !== null) return flatten(output, { ...slot, keyPath: joined(slot.keyPath, key) });
    return flatten(output, slot.keyPath === null ? { ...slot, isImplicit: true } : slot);
  }
  return flattenElement(typeof type === 'function' ? asReference(type as ComponentType) : type, node, slot);
}

function flattenElement(
  type: Parameters<typeof createElement>[0],
  { key: ownKey, props }: { key: string | null; props: Record<string, unknown> },
  { keyPath, isImplicit }: Slot,
): ReactNode {
  const key = ownKey === null ? keyPath : joined(keyPath, ownKey);
  const { children, ...rest } = props;
  const flat: Record<string, unknown> = key === null ? {} : { key };
  for (const [name, value] of Object.entries(rest))
    flat[name] = holdsElements(value) ? flatten(value) : value;
  const below = Array.isArray(children)
    ? children.map((child: ReactNode) => flatten(child))
    : children === undefined
      ? []
      : [typeof children === 'function' ? (children as never) : flatten(children as ReactNode)];
  const element = createElement(type, flat, ...below);
  return isImplicit && key !== null ? [element] : element;
}

function flattenList(nodes: ReactNode[], { keyPath, isImplicit }: Slot): ReactNode {
  const list = nodes.map((node) => flatten(node));
  // Sibling children need no keys. In development React warns when it receives them as an array.
  createElement(Fragment, null, ...list);
  if (keyPath === null) return list;
  const fragment = createElement(Fragment, { key: keyPath }, list);
  return isImplicit ? [fragment] : fragment;
}

const joined = (path: string | null, key: string) => (path === null ? key : `${path},${key}`);

const holdsElements = (value: unknown): value is ReactNode =>
  isValidElement(value) || (Array.isArray(value) && value.some((item) => isValidElement(item)));

const references = new WeakMap<object, ReturnType<typeof lazy>>();

/**
 * React's server refers to a client component by a lazy type; React treats a mounted component as the same
 * one.
 */
function asReference(component: ComponentType) {
  const known = references.get(component);
  if (known) return known;
  const settled = {
    then: (take: (module: { default: ComponentType }) => void) => take({ default: component }),
  };
  const made = lazy(() => settled as Promise<{ default: ComponentType }>);
  references.set(component, made);
  return made;
}
