import type { Param } from './params'

/** Error for an address with a filter that the page does not know or cannot read. */
export class RefusedAddress extends Error {
  constructor(
    /** Parameters that are unknown or have an unreadable value. */
    readonly names: readonly string[],
  ) {
    super(`无法识别的筛选条件：${names.join('、')}`)
  }
}

/** @throws RefusedAddress unless every parameter is a filter whose value can be read, or is in `beside` */
export function refuseUnreadable(
  params: URLSearchParams,
  filters: Readonly<Record<string, Pick<Param<never>, 'isReadable'>>>,
  beside: readonly string[],
): void {
  const refused = [...params].filter(([name, text]) => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    return filter ? text !== '' && filter.isReadable?.(text) === false : !beside.includes(name)
  })
  if (refused.length) throw new RefusedAddress([...new Set(refused.map(([name]) => name))])
}
