export { VIEWS } from './charts'
