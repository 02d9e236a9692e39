/** Facts by which an approval is judged. */
export interface Approval {
  /** Whether the approver is an editor of the record. */
  own: boolean
  /** Whether the company demands four eyes for this approval. */
  fourEyes: boolean
}

/** Facts of an approval that the approved row keeps. */
export interface Approved {
  auditOwn: boolean
  /** Whether four eyes were off; null where nothing is approved. */
  fourEyesOff: boolean | null
}

/** Values of a row that is not approved, or no longer. */
export const NOT_APPROVED: Approved = { auditOwn: false, fourEyesOff: null }

/**
 * Values of an approval, from the settings that it was judged by: four eyes cannot be switched between judging and
 * writing.
 */
export const approvedAs = ({ own, fourEyes }: Approval): Approved => ({ auditOwn: own, fourEyesOff: !fourEyes })

/** Values of an approval that covers several others: it is marked where one of them is. */
export const approvedTogether = (rows: readonly Approved[]): Approved => ({
  auditOwn: rows.some(({ auditOwn }) => auditOwn),
  fourEyesOff: rows.some(({ fourEyesOff }) => fourEyesOff),
})

/** Marks of an approval as columns. */
export const approvedColumns = ({ auditOwn, fourEyesOff }: Approved) => ({
  audit_own: auditOwn,
  four_eyes_off: fourEyesOff,
})
