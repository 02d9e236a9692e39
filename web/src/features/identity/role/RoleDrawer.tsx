import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { type Fact, Facts, Group } from '../../../ui/layout/Group'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { Holders } from './Holders'
import css from './role.module.css'
import { differencesOf, type Handlers, kindOf, reasonAgainst, verbLabels, verbsOf, type WholeRole } from './rows'
import { projectNames } from './ScopeFields'
import { texts } from './texts'
import { type Catalogue, useCatalogue, useRole } from './useRole'

interface Props {
  id: string
  handlers: Handlers
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

const { fields } = texts

/** A role: what it is, what it holds, and who has it. */
export function RoleDrawer({ id, handlers, onPrevious, onNext, onClose }: Props) {
  const { latest: _, ...one } = useRole(id)
  const catalogue = useCatalogue()
  return (
    <DrawerGate {...one} title={texts.what} missing={texts.missing} onClose={onClose}>
      {(role) => (
        <SideDrawer
          open
          width="720px"
          title={texts.what}
          record={role.name}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead number={role.name} state={null} about={role.remark}>
            {verbsOf(role).map((verb) => (
              <Button
                key={verb}
                {...(verb === 'edit' ? { variant: 'solid' as const } : {})}
                {...(verb === 'delete' ? { colorPalette: 'red' } : {})}
                disabledReason={reasonAgainst(verb, role)}
                onClick={() => handlers[verb](role)}
              >
                {verbLabels[verb]}
              </Button>
            ))}
          </RecordHead>
          <Facts
            title={texts.basic}
            facts={[
              [fields.standard, kindOf(role)],
              [fields.dataScope, texts.scopes[role.dataScope]],
              [fields.secondFactor, role.secondFactor ? texts.demanded : texts.notDemanded],
              [fields.createTime, formatDateTime(role.createTime)],
              [fields.updateTime, formatDateTime(role.updateTime)],
              ...projectFacts(role, catalogue),
            ]}
          />
          <Differences role={role} />
          <MayDo role={role} catalogue={catalogue} />
          <Holders role={role} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

const projectFacts = ({ dataScope, projectIds }: WholeRole, catalogue: Catalogue | undefined): Fact[] =>
  dataScope === 'CHOSEN' ? [[texts.projects, projectNames(projectIds, catalogue?.projects).join('、'), true]] : []

function Differences({ role }: { role: WholeRole }) {
  const differences = differencesOf(role)
  if (differences.length === 0) return null
  return (
    <Group title={texts.differences}>
      {differences.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Group>
  )
}

function MayDo({ role, catalogue }: { role: WholeRole; catalogue: Catalogue | undefined }) {
  const held = new Set(role.permissions)
  const areas = (catalogue?.permissionAreas ?? []).flatMap(({ area, permissions }) => {
    const labels = permissions.filter(({ key }) => held.has(key)).map(({ label }) => label)
    return labels.length > 0 ? [{ area, labels, all: permissions.length }] : []
  })
  return (
    <Group title={texts.mayDo}>
      {areas.length === 0 && <p className={css.hint}>{catalogue ? texts.mayNothing : texts.unread}</p>}
      <dl className={css.areas}>
        {areas.map(({ area, labels, all }) => (
          <div key={area}>
            <dt>
              {area} <span className={css.count}>{texts.chosenOf(formatCount(labels.length), formatCount(all))}</span>
            </dt>
            <dd>{labels.join('、')}</dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}
