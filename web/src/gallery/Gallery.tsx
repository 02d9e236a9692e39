import type { ComponentType } from 'react'
import { Files, FormParts, Searches } from './forms'
import css from './gallery.module.css'
import { Charts, Maps, Parts, Tables } from './tables'
import { windows } from './windows'
import { Badges, Buttons, Failures, Figures, Looks, Records, Versions, Views } from './words'

interface Shown {
  title: string
  Section: ComponentType
}

/** Parts within a page, in the order in which they are shown. */
const sections: readonly Shown[] = [
  { title: '按钮', Section: Buttons },
  { title: '状态', Section: Badges },
  { title: '文字', Section: Looks },
  { title: '数字', Section: Figures },
  { title: '页签', Section: Views },
  { title: '单据', Section: Records },
  { title: '出错', Section: Failures },
  { title: '新版本', Section: Versions },
  { title: '表单', Section: FormParts },
  { title: '文件', Section: Files },
  { title: '查询', Section: Searches },
  { title: '列表', Section: Tables },
  { title: '明细', Section: Parts },
  { title: '图表', Section: Charts },
  { title: '地图', Section: Maps },
]

/**
 * Other name of this machine, used for frames: dialogs close when the focus leaves them, and check that in surrounding
 * pages of the same name.
 */
const elsewhere = new URL(location.href)
elsewhere.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'

/**
 * Gallery of all components of `ui` and `kit` on one page, in their usual states. Dialogs are in frames of their own,
 * so that they are visible side by side, and look as on a phone in a narrow one.
 */
export function Gallery() {
  return (
    <main className={css.gallery}>
      <h1>组件陈列</h1>
      {sections.map(({ title, Section }) => (
        <section key={title} data-part={title}>
          <h2>{title}</h2>
          <Section />
        </section>
      ))}
      {windows.map(({ name, title, height, shows }) => (
        <section key={name} data-part={title}>
          <h2>{title}</h2>
          <iframe
            data-shows={shows}
            title={title}
            src={new URL(`?window=${name}`, elsewhere).href}
            style={{ height }}
          />
        </section>
      ))}
    </main>
  )
}
