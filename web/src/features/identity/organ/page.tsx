import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useCommand } from '../../../apollo/useCommand'
import { organFields } from '../../../gql/fields/identity.generated'
import { useViewer } from '../../../shell/viewer'
import { confirm } from '../../../ui/feedback/confirmStore'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { Tabs } from '../../../ui/layout/Tabs'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { usePermission } from '../../../ui/permission/permission'
import { useTitle } from '../../../ui/title/title'
import css from '../people.module.css'
import { MoveDialog, SaveDialog } from './form'
import { MemberTable, ProjectTable } from './lists'
import { MergeDialog } from './MergeDialog'
import { OrganTree } from './OrganTree'
import { DeleteOrganDocument, OrgansDocument } from './organ.generated'
import { ProjectsDialog } from './ProjectsDialog'
import { texts } from './texts'
import { type Organ, type Place, placesOf, reasonAgainst, TOP } from './tree'

type OrganDialog = 'add' | 'edit' | 'move' | 'merge' | 'setProjects'

interface DialogsProps {
  which: OrganDialog | null
  place: Place
  places: readonly Place[]
  onClose: () => void
  onMerged: (intoId: string) => void
}

/** Form of a verb, as the address names it. */
function OrganDialogs({ which, place, places, onClose, onMerged }: DialogsProps) {
  const { organ } = place
  if (which === 'add') return <SaveDialog place={place} organ={null} onClose={onClose} />
  if (!organ) return null
  if (which === 'edit') return <SaveDialog place={place} organ={organ} onClose={onClose} />
  if (which === 'move') return <MoveDialog organ={organ} place={place} places={places} onClose={onClose} />
  if (which === 'merge') return <MergeDialog organ={organ} places={places} onClose={onClose} onMerged={onMerged} />
  return which === 'setProjects' ? <ProjectsDialog organ={organ} onClose={onClose} /> : null
}

interface DetailProps {
  place: Place
  places: readonly Place[]
  onVerb: (verb: OrganDialog) => void
  /** Called after it was deleted. */
  onGone: () => void
}

/** Verbs with a form, the most frequent one first. */
const VERBS = [
  ['setProjects', texts.setProjects],
  ['edit', texts.edit],
  ['move', texts.move],
  ['merge', texts.merge],
] as const

function Head({ organ, place, onVerb, onGone }: Omit<DetailProps, 'places'> & { organ: Organ }) {
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
      state={<StatusBadge tone="neutral">{organFields.kind.codes[organ.kind]}</StatusBadge>}
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

/** Chosen place in the tree: an organ with its verbs, or the company, with its people and projects. */
function OrganDetail({ place, places, onVerb, onGone }: DetailProps) {
  const can = usePermission()
  const { organ } = place
  const [tab, setTab] = useState<'members' | 'projects'>('members')
  const [members, countMembers] = useState<number>()
  const [projects, countProjects] = useState<number>()
  useTitle(...(organ ? ([organ.name, texts.title] as const) : ([null] as const)))
  /** The company's own numbers are known once the list is loaded. */
  const told = (count: number | undefined, known: number) =>
    count === undefined && !organ ? '' : formatCount(count ?? known)
  return (
    <div className={css.detail}>
      <div className={css.organHead}>
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
          <p className={looks.note}>{texts.membersUnseen}</p>
        ))}
      {tab === 'projects' && <ProjectTable organId={organ?.id} onCounted={countProjects} />}
    </div>
  )
}

/** 组织架构: the departments and site offices of a company, who works there and which projects they have. */
export default function OrganPage() {
  const { company } = useViewer()
  const { data, previousData, error, refetch } = useQuery(OrgansDocument, { fetchPolicy: 'cache-and-network' })
  const organ = useDrawerParam('organ')
  const dialog = useDrawerParam('do')
  const [, setParams] = useSearchParams()
  const organs = (data ?? previousData)?.organs.records
  const name = company?.name ?? texts.company
  const places = useMemo(() => organs && placesOf(name, organs), [organs, name])
  const chosen = organ.value ?? TOP
  const place = places?.find(({ id }) => id === chosen)
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  const choose = (id: string) => (id === TOP ? organ.close() : organ.open(id))
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      <section className={css.panel} aria-label={texts.title}>
        <div>
          <Button
            variant="solid"
            permission="sys:organ:add"
            icon={<LuPlus aria-hidden />}
            onClick={() => dialog.open('add')}
          >
            {chosen === TOP ? texts.add : texts.addBelow}
          </Button>
        </div>
        {error && !places && <ErrorPanel error={toRequestError(error)} onRetry={again} />}
        {places && <OrganTree places={places} chosen={place ? chosen : TOP} onChoose={choose} />}
      </section>
      <section className={css.panel} aria-label={place?.name ?? texts.what}>
        {places && place && (
          <OrganDetail
            key={chosen}
            place={place}
            places={places}
            onVerb={dialog.open}
            onGone={() => {
              organ.close()
              again()
            }}
          />
        )}
        {places && !place && (
          <>
            <p role="status">{texts.missing}</p>
            <div>
              <Button onClick={organ.close}>{texts.toCompany}</Button>
            </div>
          </>
        )}
      </section>
      {places && place && (
        <OrganDialogs
          which={dialog.value as OrganDialog | null}
          place={place}
          places={places}
          onClose={dialog.close}
          onMerged={(intoId) => setParams({ organ: intoId }, { replace: true })}
        />
      )}
    </div>
  )
}
