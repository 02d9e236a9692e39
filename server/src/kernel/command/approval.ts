/** How an approval comes about, as it is judged. */
export interface Approval {
  /** Whether the approver had a hand in what he approves. */
  own: boolean
  /** Whether the company wants another person then. */
  fourEyes: boolean
}

/** How it came about, as the approved row keeps it. */
export interface Approved {
  auditOwn: boolean
  /** Whether four eyes were off; null where nothing is approved. */
  fourEyesOff: boolean | null
}

/** Mark of a row that is not approved, or no more. */
export const NOT_APPROVED: Approved = { auditOwn: false, fourEyesOff: null }

/** Marks of an approval: what was judged is what is kept, so that nobody switches four eyes between the two. */
export const approvedAs = ({ own, fourEyes }: Approval): Approved => ({ auditOwn: own, fourEyesOff: !fourEyes })

/** Marks of an approval that stands for several: whatever one of them bears. */
export const approvedTogether = (rows: readonly Approved[]): Approved => ({
  auditOwn: rows.some(({ auditOwn }) => auditOwn),
  fourEyesOff: rows.some(({ fourEyesOff }) => fourEyesOff),
})

/** Marks of an approval as columns. */
export const approvedColumns = ({ auditOwn, fourEyesOff }: Approved) => ({
  audit_own: auditOwn,
  four_eyes_off: fourEyesOff,
})
