import {
  Button,
  Card,
  Checkbox,
  InfoBar,
  Navbar,
  Select,
  Skeleton,
  Stack,
  Tabs,
  TextField,
  VisuallyHidden,
} from '@portico/components';

/** One of each component, in the state that has most rules: what tests of the stylesheets paint. */
export const Samples = () => (
  <>
    <Navbar
      brand="Meridian"
      label="Main"
      menuLabel="Menu"
      links={[{ href: '#jobs', label: 'Jobs', current: true }]}
      sticky
    />
    <Stack as="ul" direction="row" gap={2} align="center" wrap>
      <Button size="small" variant="primary" fullWidth>
        Save
      </Button>
      <Button loading loadingLabel="Saving…">
        Save
      </Button>
      <Button variant="twoState" pressed disabled>
        Save
      </Button>
      <Card
        as="li"
        title="Nurse"
        href="#nurse"
        selected
        padding="large"
        actions={<Button href="#save">Save</Button>}
      />
    </Stack>
    <TextField label="Email" labelHidden size="small" prefix="@" description="Help" error="Wrong" required />
    <Select label="Sort" size="small" options={[{ value: 'a', label: 'A' }]} />
    <Checkbox label="Remote" detail={3} error="Tick it" required defaultChecked />
    <InfoBar variant="alert" title="Not sent" action={<Button size="small">Again</Button>}>
      Too large
    </InfoBar>
    <Tabs label="Views" items={[{ value: 'a', label: 'A', badge: 1, content: 'a' }]} />
    <Skeleton lines={2} />
    <Skeleton shape="circle" />
    <VisuallyHidden>Hidden</VisuallyHidden>
  </>
);
