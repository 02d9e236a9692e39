import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { useViewer } from '../../../shell/viewer'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { CaptchaField, codeError, useCodeSending } from '../../identity/sign-in'
import { texts } from './texts'
import { ClaimYardSiteDocument, SiteOffersDocument, type SiteOffersQuery } from './yard-site.generated'
import css from './yard-site.module.css'

type Offer = SiteOffersQuery['siteOffers'][number]

function Claim({ offer, onClose, onClaimed }: { offer: Offer; onClose: () => void; onClaimed: () => void }) {
  const { user, roleType } = useViewer()
  const { run } = useCommand(ClaimYardSiteDocument, { refetchQueries: ['YardSites', 'SiteOffers'] })
  const sending = useCodeSending('BIND', roleType)
  const send = () => sending.send(user.mobile)
  const form = useServerForm({
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      if ((await run({ offerId: offer.id, code: code.trim() })) === null) return false
      toast.success(texts.claimed)
      onClaimed()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.claimTitle}
      record={offer.garbageName}
      footer={<FormButtons form={form} submit={texts.claim} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.strong}>{texts.about(offer.garbageName, offer.companyName)}</p>
      <p className={looks.outcome}>{texts.claimHint(user.mobile)}</p>
      <Form form={form}>
        <CaptchaField captcha={sending.captcha} onSend={send} />
        <div className={css.code}>
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={texts.code}
            required
            maxLength={6}
            validate={codeError}
          />
          <Button disabledReason={sending.disabled ? sending.label : null} onClick={() => void send()}>
            {sending.label}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

/** Dump sites at which companies have named the person's phone, each with a button to claim it. */
export function Offers() {
  const { data } = useQuery(SiteOffersDocument)
  const [claiming, setClaiming] = useState<Offer | null>(null)
  const offers = data?.siteOffers ?? []
  if (!data) return null
  if (offers.length === 0) return <p className={looks.lead}>{texts.noOffers}</p>
  return (
    <section className={css.offers} aria-label={texts.offers}>
      <h2>{texts.offers}</h2>
      <p className={looks.outcome}>{texts.offersHint}</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <div>
              <strong>{offer.garbageName}</strong>
              <span>{[offer.companyName, offer.address].filter(Boolean).join('，')}</span>
            </div>
            <Button variant="solid" onClick={() => setClaiming(offer)}>
              {texts.claim}
            </Button>
          </li>
        ))}
      </ul>
      {claiming && <Claim offer={claiming} onClose={() => setClaiming(null)} onClaimed={() => setClaiming(null)} />}
    </section>
  )
}
