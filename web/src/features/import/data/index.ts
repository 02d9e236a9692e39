export { ImportButton } from './ImportButton'
export { dataKinds } from './kinds'
