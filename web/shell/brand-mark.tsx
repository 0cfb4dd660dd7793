import { useBrand } from './brand.ts'
import styles from './brand-mark.module.css'

export function BrandMark() {
  const { name, logo } = useBrand()
  return (
    <span className={styles.mark}>
      <img src={logo} alt="" width={52} height={52} />
      <span>{name}</span>
    </span>
  )
}
