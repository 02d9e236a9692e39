import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Button } from '../../../ui/layout/Button'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { Tabs } from '../../../ui/layout/Tabs'
import { usePermission } from '../../../ui/permission/permission'
import { useTitle } from '../../../ui/title/title'
import { MemberTable } from './MemberTable'
import type { OrganDialog } from './OrganDialogs'
import { DeleteOrganDocument } from './organ.generated'
import css from './organ.module.css'
import { ProjectTable } from './ProjectTable'
import { texts } from './texts'
import { type Organ, type Place, reasonAgainst } from './tree'

interface Props {
  place: Place
  places: readonly Place[]
  onVerb: (verb: OrganDialog) => void
  /** It was removed. */
  onGone: () => void
}

/** Verbs with a form, in their order; the first is what an organ is mostly opened for. */
const VERBS = [
  ['setProjects', texts.setProjects],
  ['edit', texts.edit],
  ['move', texts.move],
  ['merge', texts.merge],
] as const

function Head({ organ, place, onVerb, onGone }: Omit<Props, 'places'> & { organ: Organ }) {
  const { run, running } = useCommand(DeleteOrganDocument)
  const remove = async () => {
    const [content, about] = [texts.deleteQuestion(organ.name), texts.deleteAbout(place.path)]
    if (!(await confirm({ title: texts.deleteTitle, content, about, danger: true }))) return
    try {
      if ((await run({ id: organ.id, version: organ.version })) === null) return
      toast.success(texts.deleted)
      onGone()
    } catch (error) {
      toast.failure(error)
    }
  }
  const counts = [formatCount(place.members), formatCount(place.projects)] as const
  return (
    <RecordHead
      number={organ.name}
      state={<StatusBadge tone="neutral">{texts.kinds[organ.kind]}</StatusBadge>}
      about={[organ.remark, texts.withBelow(...counts)].filter(Boolean).join('　')}
    >
      {VERBS.map(([verb, label], at) => (
        <Button
          key={verb}
          {...(at === 0 ? { variant: 'solid' as const } : {})}
          disabledReason={reasonAgainst(verb, organ)}
          onClick={() => onVerb(verb)}
        >
          {label}
        </Button>
      ))}
      <Button colorPalette="red" loading={running} disabledReason={reasonAgainst('delete', organ)} onClick={remove}>
        {texts.delete}
      </Button>
    </RecordHead>
  )
}

/** What was chosen in the tree: an organ with its verbs, or the company, and who and what stands there. */
export function OrganDetail({ place, places, onVerb, onGone }: Props) {
  const can = usePermission()
  const { organ } = place
  const [tab, setTab] = useState<'members' | 'projects'>('members')
  const [members, countMembers] = useState<number>()
  const [projects, countProjects] = useState<number>()
  useTitle(...(organ ? ([organ.name, texts.title] as const) : ([null] as const)))
  /** Of the company it is known once the list is there. */
  const told = (count: number | undefined, known: number) =>
    count === undefined && !organ ? '' : formatCount(count ?? known)
  return (
    <div className={css.detail}>
      <div className={css.head}>
        {organ ? (
          <Head organ={organ} place={place} onVerb={onVerb} onGone={onGone} />
        ) : (
          <RecordHead number={place.name} state={<StatusBadge tone="neutral">{texts.company}</StatusBadge>} />
        )}
      </div>
      <Tabs
        label={texts.show}
        names={{
          members: texts.members(told(members, place.members)),
          projects: texts.projects(told(projects, place.projects)),
        }}
        value={tab}
        onChange={setTab}
      />
      {tab === 'members' &&
        (can('sys:user:index') ? (
          <MemberTable organId={organ?.id} places={places} onCounted={countMembers} />
        ) : (
          <p className={css.hint}>{texts.membersUnseen}</p>
        ))}
      {tab === 'projects' && <ProjectTable organId={organ?.id} onCounted={countProjects} />}
    </div>
  )
}
