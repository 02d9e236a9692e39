import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useViewer } from '../../../shell/viewer'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { OrganDetail } from './OrganDetail'
import { type OrganDialog, OrganDialogs } from './OrganDialogs'
import { OrganTree } from './OrganTree'
import { OrgansDocument } from './organ.generated'
import css from './organ.module.css'
import { texts } from './texts'
import { placesOf, TOP } from './tree'

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
  // A failed second try comes back as `error`.
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
