import { SignIn } from '../../components/SignIn.tsx'

export default function DoctorLogin() {
  return <SignIn kind="doctor" />
}
