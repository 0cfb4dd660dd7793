import { useTitle } from '../shell/title.ts'

export default function Dashboard() {
  useTitle('Homepage')
  return <h1>Homepage</h1>
}
