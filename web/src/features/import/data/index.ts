export { ImportButton } from './ImportButton'
