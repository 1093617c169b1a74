import { Page } from '../Page'

export default function DesignSheet() {
  return <Page title="The sheet" lead="Every part of the house, once." />
}
