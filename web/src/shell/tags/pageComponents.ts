import { late } from '../../ui/late'
import { pages } from '../pages'

/** Every page by its path. */
export const pageComponents = new Map(pages.map(({ path, load }) => [path, late(load)]))
