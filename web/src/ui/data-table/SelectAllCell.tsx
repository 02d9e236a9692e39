import { texts } from '../texts'
import type { Leaf } from './features'
import css from './table.module.css'
import type { PageSelection } from './useRowSelection'
import { stickyProps } from './width/sticky'

/** The checkbox in the head: selects what can be selected on this page. */
export function SelectAllCell<Row extends object>({ leaf, state }: { leaf: Leaf<Row>; state: PageSelection }) {
  return (
    <th {...stickyProps(leaf, `${css.headCell} ${css.selectCell}`)} scope="col" data-select>
      <input
        type="checkbox"
        aria-label={texts.selectPage}
        checked={state.checked}
        disabled={state.empty}
        ref={(element) => {
          if (element) element.indeterminate = state.mixed
        }}
        onChange={state.toggle}
      />
    </th>
  )
}
