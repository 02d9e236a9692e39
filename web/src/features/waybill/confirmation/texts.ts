import { tripConfirmationFields as fields } from '../../../gql/fields/waybill.generated'

/** Texts of the words of a trip's sides. */
export const texts = {
  title: '签认',
  by: (side: string) => `${side}${fields.createBy.label}`,
  weight: (side: string) => `${side}${fields.weightTons.label}`,
  reason: (side: string) => `${side}的原因`,
  picture: (side: string) => `${side}${fields.picture.label}`,
} as const
