import { useQuery } from '@apollo/client/react'
import { useDeferredValue, useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import formCss from '../../../ui/form/form.module.css'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../fleet.module.css'
import { CheckBox } from './CheckBox'
import { CaptainTreeDocument } from './captain.generated'
import { MemberTree } from './MemberTree'
import { texts } from './texts'
import { chosenOf, countText, offered, type Pair, pairsOf, search, stateOfAll, toggleAll } from './tree'

const MAX = 2000

interface Props {
  value: readonly Pair[]
  onChange: (value: Pair[]) => void
  onClose: () => void
}

/**
 * Dialog to choose captains and drivers, who are found by name, mobile or plate; all of a captain, or all that are
 * found, at once.
 */
export function MembersDialog({ value, onChange, onClose }: Props) {
  const { data, error, refetch } = useQuery(CaptainTreeDocument)
  const [chosen, setChosen] = useState(() => chosenOf(value))
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword)
  // People who are chosen when it opens stay available.
  const [before] = useState(chosen)
  const tree = offered(data?.captainTree ?? [], before)
  const shown = search(tree, wanted)
  const pairs = pairsOf(chosen)
  const tooMany = pairs.length > MAX ? texts.tooMany(MAX) : null
  const footer = (
    <>
      <span className={css.footerCount} role="status">
        {tooMany ? <span className={looks.refused}>{tooMany}</span> : countText(chosen)}
      </span>
      <Button disabledReason={chosen.size ? null : texts.nothing} onClick={() => setChosen(new Map())}>
        {texts.clear}
      </Button>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button
        variant="solid"
        disabledReason={tooMany}
        onClick={() => {
          onChange(pairs)
          onClose()
        }}
      >
        {texts.ok}
      </Button>
    </>
  )
  return (
    <Modal open size="lg" title={texts.dialog} footer={footer} onClose={onClose}>
      <div className={css.content}>
        <div className={css.head}>
          <label>
            <span className="tf-visually-hidden">{texts.search}</span>
            <input
              type="search"
              className={formCss.control}
              placeholder={texts.searchHint}
              value={keyword}
              onChange={({ target }) => setKeyword(target.value)}
            />
          </label>
          {shown.length > 0 && (
            <CheckBox
              label={wanted.trim() ? texts.selectShown : texts.selectAll}
              state={stateOfAll(shown, tree, chosen)}
              onToggle={() => setChosen(toggleAll(shown, tree, chosen))}
            >
              {wanted.trim() ? texts.selectShown : texts.selectAll}
            </CheckBox>
          )}
        </div>
        <div className={css.tree} aria-busy={!data && !error}>
          {error && !data && (
            // A failed retry is reported as `error`.
            <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
          )}
          {data && shown.length === 0 && (
            <p className={css.state} role="status">
              {tree.length ? texts.noMatch : texts.none}
            </p>
          )}
          <MemberTree shown={shown} tree={tree} chosen={chosen} wanted={wanted} onChange={setChosen} />
        </div>
      </div>
    </Modal>
  )
}
