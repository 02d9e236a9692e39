import { late } from '../../ui/late'
import { pages } from '../pages'

/** Components of pages by path. */
export const pageComponents = new Map(pages.map(({ path, load }) => [path, late(load)]))
