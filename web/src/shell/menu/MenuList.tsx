import { Link } from 'react-router-dom'
import { isVisible, type Page } from '../page'
import { pages } from '../pages'
import { useTags } from '../tags/tags'
import { useViewer } from '../viewer'
import css from './menu.module.css'

interface Props {
  current: string
  /** Icons only. */
  folded?: boolean
  onNavigate?: () => void
}

/** The menu by groups, without what this person may not see. */
export function MenuList({ current, folded, onNavigate }: Props) {
  const viewer = useViewer()
  const { tags } = useTags()
  // A page that is open is gone back to as it was left; from the page itself the menu begins anew.
  const urlOf = (path: string) => (path === current ? path : (tags.find((tag) => tag.key === path)?.url ?? path))
  const groups = new Map<string, Page[]>()
  for (const page of pages) {
    if (!page.menu || !isVisible(page, viewer)) continue
    if (page.menu.roleTypes && !page.menu.roleTypes.includes(viewer.roleType)) continue
    groups.set(page.menu.group, [...(groups.get(page.menu.group) ?? []), page])
  }
  return [...groups].map(([group, items]) => (
    <div key={group} className={css.group}>
      <h2 className={folded ? 'tf-visually-hidden' : css.groupName}>{group}</h2>
      <ul>
        {items.map((page) => {
          const Icon = page.menu?.icon
          return (
            <li key={page.path}>
              <Link
                to={urlOf(page.path)}
                className={css.item}
                aria-current={page.path === current ? 'page' : undefined}
                aria-label={folded ? page.title : undefined}
                data-tip={folded ? page.title : undefined}
                onClick={onNavigate}
              >
                {Icon && <Icon aria-hidden size={17} />}
                {!folded && <span>{page.title}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  ))
}
