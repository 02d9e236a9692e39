export { SavedViews } from './SavedViews'
