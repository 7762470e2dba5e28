import {
  ApplicationCard,
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  DefinitionList,
  EmptyState,
  HeroImage,
  InfoBar,
  Inline,
  JobCard,
  MatchMeter,
  Navbar,
  OfferCard,
  PageHeader,
  Pagination,
  ProgressBar,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  SideList,
  Skeleton,
  Slider,
  Stack,
  Status,
  Switch,
  Table,
  Tabs,
  Tag,
  TextArea,
  TextField,
  VisuallyHidden,
} from '@portico/components';

const now = Date.UTC(2026, 0, 12, 12);
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** Components that share styles with others, in the state that has most rules: what tests of the stylesheets paint. */
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
    <TextArea label="About you" error="Too long" />
    <SearchField label="Search" defaultValue="nurse" />
    <CheckboxGroup label="Shifts" options={choices} defaultValue={['a']} required />
    <RadioGroup label="Shift" options={choices} defaultValue="a" variant="cards" />
    <SegmentedControl label="View" segments={choices} defaultValue="a" />
    <Switch label="Alerts" defaultChecked />
    <Slider label="Distance" defaultValue={25} />
    <Pagination page={2} pageCount={9} hrefOf={(page) => `#${page}`} />
    <SideList
      label="Account"
      sections={[{ links: [{ href: '#profile', label: 'Profile', current: true }] }]}
    />
    <ProgressBar label="Upload" value={40} />
    <EmptyState title="No jobs" actions={<Button variant="primary">All jobs</Button>} />
    <DefinitionList items={[{ term: 'Place', description: 'Berlin' }]} layout="columns" />
    <Table
      caption="Jobs"
      columns={[{ id: 'title', header: 'Title', cell: ({ title }: { title: string }) => title }]}
      rows={[{ title: 'Nurse' }]}
      rowKey={({ title }) => title}
    />
    <Inline>
      <Tag variant="warning">New</Tag>
      <Status variant="success">Open</Status>
      <Badge count={3} label="Three" />
    </Inline>
    <Banner variant="alert">Take care</Banner>
    <PageHeader title="Jobs" />
    <JobSamples />
  </>
);

const JobSamples = () => (
  <>
    <JobCard title="Nurse" href="#nurse" places={['Berlin']} postedAt={now} now={now} selected />
    <MatchMeter score={0.8} strongMatchThreshold={0.8} matchingSkills={['Triage']} missingSkills={['Go']} />
    <OfferCard
      position="Nurse"
      status="Extended"
      expiresAt={now + 86_400_000}
      updatedAt={now}
      now={now}
      href="#offer"
    />
    <ApplicationCard
      state="active"
      position="Nurse"
      href="#application"
      appliedAt={now}
      updatedAt={now}
      now={now}
      status="In review"
    />
    <HeroImage pictures={[{ minWidth: 0, src: 'data:,', title: 'Work' }]} alt="" />
  </>
);
